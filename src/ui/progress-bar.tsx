/** An indeterminate progress bar with a name for those who cannot see it. */
export function ProgressBar({ label }: { label: string }) {
  return <progress className="progress moto-progress" aria-label={label} />;
}
