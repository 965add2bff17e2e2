import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink, type ButtonSize, type ButtonTone } from './button.tsx';
import { useHydrated } from './use-hydrated.ts';

interface PlaceButtonProps
  extends Pick<ComponentProps<'button'>, 'aria-label' | 'aria-describedby' | 'aria-haspopup' | 'className'> {
  /** The address at which the page shows the result, e.g. an open dialog. */
  to: string;
  /** The history state of that address. */
  state?: unknown;
  tone?: ButtonTone;
  size?: ButtonSize;
  children: string;
  /** What the button does instead, once script runs. */
  onPress?: () => void;
}

/** An action on this page that has an address: a button, and a link to that address where no script runs. */
export function PlaceButton({ to, state, onPress, 'aria-haspopup': popup, ...look }: PlaceButtonProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  if (!hydrated) return <ButtonLink to={to} {...look} />;
  const press = onPress ?? (() => void navigate(to, { state, preventScrollReset: true }));
  return <Button aria-haspopup={popup} onClick={press} {...look} />;
}
