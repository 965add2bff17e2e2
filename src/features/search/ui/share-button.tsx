import { Share2 } from 'lucide-react';
import * as words from '#messages/bike.ts';
import { Button } from '../../../ui/button.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useApp } from '../../../use-app.tsx';

/**
 * Opens the phone's share dialog with the page's address, or copies the address. Without script there is the
 * address bar.
 */
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
        // The person has cancelled.
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
