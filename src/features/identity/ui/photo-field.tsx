import { useRef, useState } from 'react';
import * as words from '#messages/identity.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useApp } from '../../../use-app.tsx';
import { artworkKinds, artworkUrl, paints } from '../../artwork/domain.ts';
import { isPhotoUrl } from '../domain.ts';

/**
 * The photo address that registration asks for. Few people have one at hand, least of all on a phone, so a
 * button fills in one of our illustrations; each further press takes another.
 */
export function PhotoField({ typed, error }: { typed: string | undefined; error: string | undefined }) {
  const { publicUrl } = useApp().settings;
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState(typed ?? '');
  const [turn, setTurn] = useState(0);

  function takeIllustration() {
    if (!input.current) return;
    input.current.value = location.origin + illustration(turn);
    // Fires the event of typing, for all who listen to the form.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    setTurn(turn + 1);
  }

  return (
    <div>
      <TextField
        ref={input}
        label={words.photoLabel}
        name="photoURL"
        type="url"
        inputMode="url"
        autoComplete="photo"
        required
        defaultValue={typed}
        hint={words.photoHint}
        error={error}
        onInput={(event) => setPhoto(event.currentTarget.value)}
      />
      {/* Its room is kept from the start, so that the fields below do not move once it is there. */}
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-3">
        {hydrated ? (
          <>
            <Avatar name="" photo={isPhotoUrl(photo) ? photo : null} className="size-11" />
            <Button tone="plain" size="small" onClick={takeIllustration}>
              {turn === 0 ? words.useIllustration : words.nextIllustration}
            </Button>
            <span role="status" className="sr-only">
              {turn > 0 && words.illustrationChosen}
            </span>
          </>
        ) : (
          <noscript>
            <p className="text-sm">
              {words.withoutScriptPhoto} <code className="break-all">{publicUrl + illustration(0)}</code>
            </p>
          </noscript>
        )}
      </div>
    </div>
  );
}

/** Every kind once, then again in other colours. */
function illustration(turn: number): string {
  const kind = artworkKinds[turn % artworkKinds.length] ?? 'naked';
  const paint = paints[(turn + Math.floor(turn / artworkKinds.length)) % paints.length] ?? 'signal';
  return artworkUrl(kind, paint);
}
