import { formTexts } from '~/content/forms/texts';

/** How much of the attachment has gone. */
export function UploadProgress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div className="flex w-full items-center gap-3">
      <progress
        value={percent}
        max={100}
        aria-label={formTexts.file.progress}
        className="h-4 min-w-0 flex-1 appearance-none overflow-hidden rounded-full border-2 border-ink bg-paper [&::-moz-progress-bar]:bg-fazer-deep [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:bg-fazer-deep"
      />
      <span className="w-12 text-right tabular-nums">{percent}%</span>
    </div>
  );
}
