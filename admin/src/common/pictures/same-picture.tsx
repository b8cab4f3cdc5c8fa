import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { pictureCalls } from '../../data-provider/picture-calls.js';
import { uploadedFile } from '../../data-provider/uploaded-file.js';
import { Thumbnail } from '../images/thumbnail.js';
import { useOneAtATime } from '../use-one-at-a-time.js';
import { PictureState } from './picture-state.js';
import { isHidden } from './picture-words.js';
import { storedNameOf, useFotografia } from './use-fotografia.js';

interface SamePictureProps {
  /** The stored name of the one that has just come. */
  readonly nome: string;
  /** The address of the one that was there. */
  readonly same: string;
  readonly onUse: () => void | Promise<void>;
  readonly onKeep: () => void;
}

/** Asks whether the picture that the library has already is to be used, and takes back the one that has come then. */
export function SamePicture({ nome, same, onUse, onKeep }: SamePictureProps) {
  const fotografia = useFotografia(storedNameOf(same) ?? '');
  const label = uploadedFile(nome).nome;
  const use = useOneAtATime(async () => {
    await pictureCalls.takeBackUpload(nome);
    await onUse();
  });
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start' }}>
      <Thumbnail url={same} size={96} isHidden={isHidden(fotografia)} />
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography role="status" variant="body1" sx={{ fontWeight: 700 }}>
          Esta fotografia já existe na biblioteca: usar a que existe?
        </Typography>
        <PictureState fotografia={fotografia} />
        {fotografia?.alt && <Typography variant="body2">{fotografia.alt}</Typography>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" onClick={() => void use()} aria-label={`Usar a que existe: ${label}`}>
            Usar a que existe
          </Button>
          <Button onClick={onKeep} aria-label={`Ficar com as duas: ${label}`}>
            Ficar com as duas
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
