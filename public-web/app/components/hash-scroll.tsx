import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** Lets links to a place on a page scroll smoothly, and only those: a new page starts at its top at once. Stands before `ScrollRestoration`. */
export function HashScroll() {
  const { hash, key } = useLocation();
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('hash-scroll', hash !== '');
  }, [hash, key]);
  return null;
}
