import { type ComponentProps, lazy, Suspense, useEffect, useRef } from 'react';
import { patiently } from '~/lib/browser/patiently';
import type { Form } from './form';

/** The events that show that the person is about to use the page; each comes before any navigation. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'popstate'] as const;

const NEAR = '400px';

let wake = () => {};
const awake = new Promise<void>((resolve) => (wake = resolve));

const LazyForm = lazy(async () => {
  if (typeof document !== 'undefined') await awake;
  return { default: (await patiently(() => import('./form'))).Form };
});

/**
 * A form far down a page: its markup is in the page from the start, its JavaScript comes
 * when the person nears it or begins to use the page.
 */
export function DeferredForm(props: ComponentProps<typeof Form>) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), { rootMargin: NEAR });
    if (place.current) observer.observe(place.current);
    for (const sign of SIGNS) window.addEventListener(sign, wake, { once: true });
    return () => {
      observer.disconnect();
      for (const sign of SIGNS) window.removeEventListener(sign, wake);
    };
  }, []);

  return (
    <div ref={place}>
      <Suspense>
        <LazyForm {...props} />
      </Suspense>
    </div>
  );
}
