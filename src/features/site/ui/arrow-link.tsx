import { ArrowRight } from 'lucide-react';
import { Link } from '../../../ui/link.tsx';

/** A modest link onwards at the end of a text. */
export function ArrowLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="group inline-flex items-center gap-2 py-2 font-bold text-accent hover:underline">
      {children}
      <ArrowRight aria-hidden="true" className="size-4 transition-transform group-hover:translate-x-1" />
    </Link>
  );
}
