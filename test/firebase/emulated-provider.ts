import { connectAuthEmulator } from 'firebase/auth';
import type { CreateProvider } from '../../src/features/identity/domain.ts';
import { createFirebaseProvider } from '../../src/features/identity/providers/firebase.ts';

/** The Firebase provider, turned towards the emulator. Only the build of these tests has this file in it. */
export const createProvider: CreateProvider = (parts) =>
  createFirebaseProvider(parts, (auth) =>
    connectAuthEmulator(auth, import.meta.env.VITE_AUTH_EMULATOR, { disableWarnings: true }),
  );
