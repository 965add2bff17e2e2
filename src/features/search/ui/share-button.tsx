import { Share2 } from 'lucide-react';
import * as words from '#messages/bike.ts';
import { Button } from '../../../ui/button.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useApp } from '../../../use-app.tsx';

/** Hands the page's address to the phone's own sharing, or else copies it. Without script the address bar does. */
export function ShareButton({ title }: { title: string }) {
  const { notify } = useApp();
  const hydrated = useHydrated();
  if (!hydrated) return null;

  async function share() {
    const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
    if ('share' in navigator) {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // Somebody thought better of it.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      notify.success(words.copied);
    } catch {
      notify.error(words.copyFailed);
    }
  }

  return (
    <Button tone="quiet" className="px-2.5" onClick={() => void share()}>
      <Share2 aria-hidden="true" className="size-5" />
      {words.share}
    </Button>
  );
}
