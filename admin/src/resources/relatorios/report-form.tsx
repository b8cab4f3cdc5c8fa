import { Alert, Button, TextField } from '@mui/material';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { relatorioInput } from '@contract/limits/relatorio-input';
import { ChoiceField } from '../../common/form/choices.js';
import { useNow } from '../../common/dates/use-now.js';
import { UnsavedGuard } from '../../common/form/unsaved-guard.js';
import { LiveRegion } from '../../common/feedback.js';
import { PdfDropZone } from '../../pictures/drop-zone.js';
import { fileSize } from '../../pictures/file-rules.js';
import { Panel, Stack } from '../../common/parts.js';
import { useExpiringState } from '../../common/timed-state.js';
import { useOneAtATime } from '../../common/use-one-at-a-time.js';
import { whyNotSent } from '../../common/why-not-sent.js';
import type { NewReport } from '../../data-provider/upload-files.js';
import { useCalls } from '../../common/use-read.js';

/**
 * Adds a report. It is not on the form kit: its file is no field and comes with a progress, its banner goes by itself, and
 * Enter says what is missing while the button is off.
 */
export function ReportForm() {
  const currentYear = useNow().getFullYear();
  const [nome, setNome] = useState('');
  const [ano, setAno] = useState(currentYear);
  const [file, setFile] = useState<File | null>(null);
  const [banner, setBanner] = useExpiringState<{ readonly severity: 'success' | 'error'; readonly text: string }>();
  const [isSending, setSending] = useState(false);
  const [progress, setProgress] = useState(0);
  const dataProvider = useCalls();
  const refuse = (text: string): void => setBanner({ severity: 'error', text });

  const add = useOneAtATime(async (report: NewReport): Promise<void> => {
    setSending(true);
    setProgress(0);
    try {
      await dataProvider.addReport(report, setProgress);
      setNome('');
      setAno(currentYear);
      setFile(null);
      setBanner({ severity: 'success', text: 'Relatório adicionado com sucesso!' });
    } catch (error) {
      refuse(`Erro ao adicionar relatório. Tente novamente. ${whyNotSent(error).reason}`.trim());
    } finally {
      setSending(false);
    }
  });
  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    if (isSending) return;
    if (nome.trim() === '') refuse('Por favor, insira o nome do ficheiro.');
    else if (file === null) refuse('Por favor, selecione um arquivo para upload.');
    else void add({ nome: nome.trim(), ano, file });
  };

  return (
    <Panel title="Adicionar relatório" onSubmit={submit}>
      <Stack>
        <Stack columns="1fr 10rem" columnsFrom="sm">
          <TextField
            id="relatorio-nome"
            label="Nome do ficheiro"
            value={nome}
            disabled={isSending}
            onChange={(event) => setNome(event.target.value)}
            // While the button is off a browser sends nothing on Enter, and nobody would be told what is missing.
            onKeyDown={(event) => event.key === 'Enter' && submit(event)}
            slotProps={{ htmlInput: { maxLength: relatorioInput.nome_do_ficheiro.maxLength } }}
          />
          <ChoiceField
            id="relatorio-ano"
            label="Ano"
            value={ano}
            disabled={isSending}
            choices={reportYears(currentYear).map((year) => ({ id: year, name: String(year) }))}
            onChoose={(year) => setAno(Number(year))}
          />
        </Stack>
        <PdfDropZone
          label="Ficheiro PDF"
          held={file && `${file.name} (${fileSize(file.size)})`}
          onRemove={() => setFile(null)}
          maxBytes={relatorioInput.file.maxLength}
          busyText={isSending ? 'A adicionar...' : null}
          progress={progress}
          onFiles={([first]) => first !== undefined && setFile(first)}
        />
        <LiveRegion>{banner !== null && <Alert severity={banner.severity}>{banner.text}</Alert>}</LiveRegion>
        <Button
          type="submit"
          variant="contained"
          disabled={isSending || nome === '' || file === null}
          sx={{ justifySelf: 'start' }}
        >
          {isSending ? 'A adicionar...' : 'Adicionar'}
        </Button>
      </Stack>
      <UnsavedGuard isUnsaved={isSending || nome.trim() !== '' || file !== null} />
    </Panel>
  );
}

const firstYear = relatorioInput.ano.minimum;

export function reportYears(currentYear: number): number[] {
  return Array.from({ length: currentYear - firstYear + 1 }, (_, index) => currentYear - index);
}
