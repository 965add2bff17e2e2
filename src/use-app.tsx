import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { AppContext } from './app-context.ts';
import type { SessionState } from './features/identity/session.ts';

const Context = createContext<AppContext | null>(null);

/** Gives components the same context as `readApp` gives loaders and actions. */
export function AppProvider({ value, children }: { value: AppContext; children: ReactNode }) {
  return (
    <Context value={value}>
      <QueryClientProvider client={value.queries}>{children}</QueryClientProvider>
    </Context>
  );
}

/** The application's context, for components. */
export function useApp(): AppContext {
  const app = useContext(Context);
  if (!app) throw new Error('useApp needs an AppProvider above it');
  return app;
}

/** The current session: who is signed in. */
export function useSession(): SessionState {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.getState, session.getState);
}
