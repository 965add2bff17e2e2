/** An indeterminate progress bar with a name for screen readers. */
export function ProgressBar({ label }: { label: string }) {
  return <progress className="progress moto-progress" aria-label={label} />;
}
