import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink, type ButtonSize, type ButtonTone } from './button.tsx';
import { useHydrated } from './use-hydrated.ts';

interface PlaceButtonProps
  extends Pick<ComponentProps<'button'>, 'aria-label' | 'aria-describedby' | 'aria-haspopup' | 'className'> {
  /** The address at which the page shows what the button brings, e.g. an open dialog. */
  to: string;
  /** What the history remembers of the address. */
  state?: unknown;
  tone?: ButtonTone;
  size?: ButtonSize;
  children: string;
  /** What the button does instead, once script runs. */
  onPress?: () => void;
}

/**
 * Does something on this page that has an address: a button, and where no script runs a link to the address.
 */
export function PlaceButton({ to, state, onPress, 'aria-haspopup': popup, ...look }: PlaceButtonProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  if (!hydrated) return <ButtonLink to={to} {...look} />;
  const press = onPress ?? (() => void navigate(to, { state, preventScrollReset: true }));
  return <Button aria-haspopup={popup} onClick={press} {...look} />;
}
