import { Button } from '@mui/material';
import { ColourChip } from '../common/colour-chip.js';
import { formatMoment } from '../common/dates/format-date.js';
import { DetailedRow } from '../common/parts.js';
import { FormSection } from '../common/form/form-section.js';
import { useChange } from '../common/form/use-change.js';
import { Outcome } from '../common/feedback.js';
import { useCalls, useRead } from '../common/use-read.js';
import { accountKeys } from '../query-client.js';

export function SessionList({ title = 'Sessões' }: { readonly title?: string }) {
  const dataProvider = useCalls();
  const { state, change } = useChange();
  const { data: sessions, instead } = useRead(accountKeys.sessions, (calls) => calls.GET('/api/sessoes'), {
    failure: 'Não foi possível ler as sessões.',
  });
  const others = sessions?.filter(({ atual }) => !atual) ?? [];

  const end = (act: () => Promise<unknown>, success: string): void =>
    void change(act, success, 'Erro ao terminar a sessão. Tente novamente.');

  return (
    <FormSection title={title} id="sessoes">
      <div className="inteiro">
        <Outcome state={state} />
        {sessions === undefined && instead}
        <ul className="lista" aria-label="Sessões">
          {sessions?.map(({ id, navegador, rede, inicio, vista, atual }) => (
            <DetailedRow
              key={id}
              title={
                <>
                  {navegador} {atual && <ColourChip colour="teal" label="Esta sessão" />}
                </>
              }
              detail={`Começou: ${formatMoment(inicio)} · Última utilização: ${formatMoment(vista)}${rede && ` · Rede: ${rede}`}`}
            >
              {!atual && (
                <Button
                  onClick={() => end(() => dataProvider.DELETE('/api/sessoes/{id}', { id }), 'Sessão terminada.')}
                  color="error"
                  aria-label={`Terminar a sessão em ${navegador}, de ${formatMoment(inicio)}`}
                >
                  Terminar
                </Button>
              )}
            </DetailedRow>
          ))}
        </ul>
        {others.length > 1 && (
          <Button
            variant="outlined"
            color="error"
            disabled={state.isSending}
            onClick={() => end(() => dataProvider.DELETE('/api/sessoes'), 'As outras sessões terminaram.')}
          >
            Terminar todas as outras
          </Button>
        )}
      </div>
    </FormSection>
  );
}
