import { periods } from '@contract/periods';
import { formTexts } from '~/content/forms/texts';
import { dayAndTime } from '~/lib/words/lisbon-date';
import type { KeptAnswers } from './kept-answers';

const texts = formTexts.recovered;

type Props = { recovered: KeptAnswers | undefined; onClear: () => void };

/** Says that what was written before stands in the form again, which file has to be chosen again, and how to begin anew. */
export function RecoveredNotice({ recovered, onClear }: Props) {
  const files = Object.values(recovered?.files ?? {});
  return (
    <div role="status">
      {recovered && (
        <div className="cut mb-6 border-3 border-imaginar bg-imaginar-tint p-5">
          <p>
            {texts.text
              .replace('{when}', dayAndTime(new Date(recovered.at).toISOString()))
              .replace('{days}', String(periods.keptAnswersDays))}
          </p>
          {files.map((file) => (
            <p key={file} className="mt-2 wrap-break-word">
              {texts.file.replace('{file}', file)}
            </p>
          ))}
          <button type="button" className="link mt-2 min-h-8 font-bold" onClick={onClear}>
            {texts.clear}
          </button>
        </div>
      )}
    </div>
  );
}
