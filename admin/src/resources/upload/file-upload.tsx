import { useQueryClient } from '@tanstack/react-query';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { UnsavedGuard } from '../../common/form/unsaved-guard.js';
import { DropZone } from '../../common/images/drop-zone.js';
import { ACCEPTED_IMAGES, MAX_IMAGE_BYTES, MAX_IMAGE_MB } from '../../common/images/image-rules.js';
import { useUpload } from '../../common/images/use-upload.js';
import { PictureQuestions } from '../../common/pictures/picture-questions.js';
import { useSection } from '../../common/section/section-context.js';
import { BANNER_MS } from '../../common/use-expiring-state.js';
import { RESUMO_KEY } from '../../common/use-resumo.js';
import type { Arrival } from '../../data-provider/upload-files.js';

const ACCEPT = { ...ACCEPTED_IMAGES, 'application/pdf': ['.pdf'] };
const FAILURE = 'Erro ao fazer upload dos arquivos. Tente novamente.';

/** Uploads images and PDFs; the list below is read again afterwards. */
export function FileUpload() {
  const { name: resource } = useSection();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [asked, setAsked] = useState<readonly Arrival[]>([]);

  const readAgain = async (): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: [resource] });
    await queryClient.invalidateQueries({ queryKey: RESUMO_KEY });
  };
  const { isUploading, upload, ...sending } = useUpload({
    failure: FAILURE,
    onArrivals: (arrivals, all) => {
      setAsked((before) => [...arrivals, ...before]);
      if (all) notify('Arquivos carregados com sucesso!', { type: 'success', autoHideDuration: BANNER_MS });
      void readAgain();
    },
    onFailure: (text) => notify('app.verbatim', { type: 'error', autoHideDuration: BANNER_MS, messageArgs: { text } }),
  });

  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, borderRadius: 2.5, mb: 2 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Carregar ficheiros
      </Typography>
      <DropZone
        label="Carregar ficheiros"
        hint={`Imagens (PNG, JPG, WebP, GIF, AVIF) e PDF até ${MAX_IMAGE_MB}MB cada`}
        accept={ACCEPT}
        maxBytes={MAX_IMAGE_BYTES}
        isDisabled={false}
        busyText={isUploading ? 'A carregar ficheiros...' : null}
        {...sending}
        onFiles={upload}
      />
      <PictureQuestions
        arrivals={asked}
        onUse={(_same, url) => {
          setAsked((before) => before.filter((one) => one.url !== url));
          void readAgain();
        }}
        onClose={() => setAsked([])}
      />
      <UnsavedGuard isUnsaved={isUploading || sending.failed?.isWaiting === true} />
    </Paper>
  );
}
