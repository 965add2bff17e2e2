/** A progress bar with a name for screen readers; indeterminate where no share from 0 to 1 is known. */
export function ProgressBar({ label, share }: { label: string; share?: number }) {
  return <progress className="progress moto-progress" aria-label={label} value={share} />;
}
