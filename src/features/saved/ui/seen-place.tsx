import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../../ui/lazy-page.ts';
import { seen } from './browser-lists.ts';

/** The place for viewed motorcycles: below everything else, loaded when somebody scrolls near. */
export function SeenPlace() {
  const place = useRef<HTMLDivElement>(null);
  const [Seen, setSeen] = useState<ComponentType>();
  useEffect(() => {
    if (!place.current || seen.get().length === 0) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        loadChunk(() => import('./recently-seen.tsx')).then(
          ({ RecentlySeen }) => setSeen(() => RecentlySeen),
          // The page is complete without them, too.
          () => {},
        );
      },
      { rootMargin: '600px' },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return <div ref={place}>{Seen && <Seen />}</div>;
}
