import type { ReactNode } from 'react';

/** Says, in the place of a list, why it is not there, and what to do. */
export function PageNotice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="page section">
      <div role="alert" className="cut lift flex flex-col items-start gap-6 bg-sentir-tint p-7 sm:p-10">
        <p className="text-lead font-bold">{text}</p>
        {children}
      </div>
    </div>
  );
}
