import { useEffect, useState } from 'react';

/** Milliseconds that people wait for an answer without asking themselves whether anything happens. */
const patience = 2_000;

/** Whether something has been busy for so long that the page should say so in plain sight. */
export function useSlow(isBusy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isBusy]);
  return isSlow && isBusy;
}
