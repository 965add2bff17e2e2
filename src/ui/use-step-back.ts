import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Goes back to the page before, once: on a slow connection that page may take its time, and whoever presses again meanwhile
 * would leave it, too.
 */
export function useStepBack(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (left.current !== key) left.current = null;
  }, [key]);
  return useCallback(() => {
    if (left.current === key) return;
    left.current = key;
    void navigate(-1);
  }, [key, navigate]);
}
