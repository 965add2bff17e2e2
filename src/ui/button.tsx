import type { ComponentProps } from 'react';
import { Link } from './link.tsx';

/** `primary`: the one thing to do here. `strong`: graphite. `plain`: outlined. `quiet`: text only. */
export type ButtonTone = 'primary' | 'strong' | 'plain' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'normal' | 'large';

interface Look {
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
}

const tones: Record<ButtonTone, string> = {
  primary: 'btn-primary',
  strong: 'btn-neutral',
  plain: 'btn-outline border-field-line',
  quiet: 'btn-ghost',
  danger: 'btn-error',
};
const sizes: Record<ButtonSize, string> = { small: 'btn-sm text-sm', normal: 'text-base', large: 'btn-lg' };

function look({ tone = 'primary', size = 'normal' }: Look, more = ''): string {
  return `btn ${tones[tone]} ${sizes[size]} ${more}`;
}

/** A button. While `busy` it keeps the focus, says so, and ignores presses. */
export function Button({
  tone,
  size,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  const state = busy
    ? ({ 'aria-busy': true, onClick: (event) => event.preventDefault() } satisfies ComponentProps<'button'>)
    : { onClick };
  return (
    <button {...rest} type={type} className={look({ tone, size }, className)} {...state}>
      {busy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
      {children}
    </button>
  );
}

/** A link that looks like a button, for navigation. */
export function ButtonLink({ tone, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={look({ tone, size }, className)} />;
}
