import { useState } from 'react';
import { consentTexts } from '~/content/consent';
import { useConsent } from '~/lib/consent';
import { playerUrl } from '~/lib/player-url';
import { webUrl } from '~/lib/web-url';
import { ExternalLink } from './external-link';

type Props = { url: string | null | undefined; label: string; title: string };

/** A video that waits behind a button of ours: its host sets cookies, so nothing is asked of it before the click. */
export function VideoPlayer({ url, label, title }: Props) {
  const [playing, setPlaying] = useState(false);
  const { consent } = useConsent();
  const address = webUrl(url);
  if (!address) return null;
  const player = playerUrl(address);
  if (!player) {
    return (
      <p className="mt-8">
        <ExternalLink href={address} className="button button-plain">
          {label}
        </ExternalLink>
      </p>
    );
  }
  return (
    <div className="cut-large mt-8 aspect-video overflow-hidden bg-ink text-paper on-ink">
      {playing ? (
        <iframe
          src={player}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
          className="h-full w-full"
        />
      ) : (
        <button
          type="button"
          onClick={() => setPlaying(true)}
          className="flex h-full w-full cursor-pointer flex-col items-center justify-center gap-4 font-display text-title font-bold"
        >
          <span className="flex size-20 items-center justify-center rounded-full bg-imaginar text-ink">
            <svg viewBox="0 0 24 24" className="ml-1 w-9 fill-current" aria-hidden="true" focusable="false">
              <path d="M4 2l18 9.6L5 22z" />
            </svg>
          </span>
          {label}
          {!consent?.marketing && (
            <span className="px-4 font-text text-small font-normal">{consentTexts.videoNote}</span>
          )}
        </button>
      )}
    </div>
  );
}
