import type { YoungTexts } from '~/content/types/form';
import { ShownTexts } from './shown-texts';

/** Says to the young what is asked of them and why; read out when it appears. */
export function YoungNotice({ young, isShown }: { young: YoungTexts; isShown: boolean }) {
  return (
    <div role="status" className={isShown ? '@lg:col-span-2' : 'sr-only'}>
      {isShown && (
        <>
          <p className="cut border-3 border-fazer-deep bg-fazer-tint p-5">{young.notice}</p>
          <ShownTexts texts={young.texts} />
        </>
      )}
    </div>
  );
}
