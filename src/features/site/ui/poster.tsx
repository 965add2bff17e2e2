import * as words from '#messages/posters.ts';
import { type ArtworkKind, posterUrl } from '../../artwork/domain.ts';

/** The picture of one kind of motorcycle. */
export function Poster({ kind }: { kind: ArtworkKind }) {
  return (
    <img
      src={posterUrl(kind)}
      alt={words.pictures[kind]}
      width={640}
      height={480}
      loading="lazy"
      decoding="async"
      className="h-auto w-full bg-base-200"
    />
  );
}
