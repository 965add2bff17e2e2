import { useEffect, useRef, useState } from 'react';

/**
 * A person's photo in a circle; their initials where there is none, or where it cannot be loaded. Until a
 * script removes such a photo, the initials cover the browser's icon for a broken picture: only then does it
 * have an `::after`.
 */
export function Avatar({
  name,
  photo,
  className = 'size-9',
}: {
  name: string;
  photo: string | null;
  className?: string;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);

  // A photo that failed before hydration fired its error event before anybody listened.
  useEffect(() => {
    if (photo && image.current?.complete && image.current.naturalWidth === 0) setBroken(photo);
  }, [photo]);

  return (
    <span
      className={`relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-neutral text-xs font-bold text-neutral-content ${className}`}
    >
      <span aria-hidden="true">{initials(name)}</span>
      {photo && photo !== broken && (
        <img
          ref={image}
          src={photo}
          alt=""
          width={40}
          height={40}
          referrerPolicy="no-referrer"
          data-initials={initials(name)}
          className="absolute inset-0 size-full bg-base-300 object-cover after:absolute after:inset-0 after:grid after:place-items-center after:bg-neutral after:content-[attr(data-initials)]"
          onError={() => setBroken(photo)}
        />
      )}
    </span>
  );
}

function initials(name: string): string {
  const parts = name
    .trim()
    .split(/[\s@._-]+/)
    .filter(Boolean);
  const [first = '?', second = ''] = parts;
  return (([...first][0] ?? '') + ([...second][0] ?? '')).toUpperCase();
}
