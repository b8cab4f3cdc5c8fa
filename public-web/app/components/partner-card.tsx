import { partnerships } from '~/content/partnerships';
import { samples } from '~/content/samples';
import type { Parceiro } from '~/lib/records/parceiro';
import { useModal } from '~/lib/browser/use-modal';
import { webAddress } from '@contract/link-address';
import { ExternalLink } from './external-link';
import { PartnerLogo } from './partner-logo';

const { open, close, since, visit } = partnerships.partners;

/** A partner's logo, which opens who the partner is. */
export function PartnerCard({ partner }: { partner: Parceiro }) {
  const { nome, descricao, ligacao, desde, exemplo } = partner;
  const id = `parceiro-${partner.id}`;
  const { opener, dialog, closer } = useModal(id);
  const address = webAddress(ligacao);
  return (
    <>
      <button
        {...opener}
        className="sheet flex h-full w-full cursor-pointer flex-col items-center gap-3 px-2 py-5 text-center sm:px-5"
      >
        <PartnerLogo partner={partner} className="w-28" />
        <span className="w-full font-display text-base wrap-break-word sm:text-title">
          <span className="sr-only">{open} </span>
          {nome}
        </span>
        {exemplo && <span className="mt-auto text-small">{samples.mark}</span>}
      </button>
      <dialog
        {...dialog}
        aria-labelledby={`${id}-nome`}
        className="overlay cut-large m-auto w-[min(32rem,calc(100vw-2rem))] bg-card text-ink"
      >
        <div className="p-8">
          <PartnerLogo partner={partner} className="w-32" isAlone />
          <h3 id={`${id}-nome`} className="mt-4 text-section wrap-break-word">
            {nome}
          </h3>
          <p className="mt-3 wrap-break-word whitespace-pre-line">{descricao}</p>
          {desde && (
            <p className="mt-3 text-small">
              {since} {desde.slice(0, 4)}
            </p>
          )}
          {address && (
            <p className="mt-3">
              <ExternalLink href={address}>
                {visit}
                <span className="sr-only">: {nome}</span>
              </ExternalLink>
            </p>
          )}
          <button {...closer} className="button mt-7">
            {close}
          </button>
        </div>
      </dialog>
    </>
  );
}
