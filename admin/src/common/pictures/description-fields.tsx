import { fotografiaInput } from '@contract/limits/fotografia-input';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { Fotografia, Schemas } from '../../api-types.js';
import { FocusPicker } from './focus-picker.js';

/** The description of a picture as it is typed; it holds wherever the picture appears. */
export interface Description {
  readonly alt: string;
  readonly decorativa: boolean;
  readonly credito: string;
  readonly foco: { readonly x: number; readonly y: number } | null;
}

export function descriptionOf(fotografia: Fotografia | undefined): Description {
  const { alt, decorativa, credito, focoX, focoY } = fotografia ?? {};
  const foco = typeof focoX === 'number' && typeof focoY === 'number' ? { x: focoX, y: focoY } : null;
  return { alt: alt ?? '', decorativa: decorativa ?? false, credito: credito ?? '', foco };
}

/** The same as the API takes it. */
export function sentDescription(description: Description) {
  const { alt, decorativa, credito, foco } = description;
  return {
    alt: decorativa ? '' : alt.trim(),
    decorativa,
    credito: credito.trim(),
    focoX: foco?.x ?? null,
    focoY: foco?.y ?? null,
  } satisfies Partial<Schemas['FotografiaInput']>;
}

interface DescriptionFieldsProps {
  readonly nome: string;
  readonly description: Description;
  readonly isHidden: boolean;
  readonly isBusy: boolean;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly onChange: (changes: Partial<Description>) => void;
}

/** The fields for a picture's alternative text, its credit and the point that is never cropped. */
export function DescriptionFields({ nome, description, isHidden, isBusy, errors, onChange }: DescriptionFieldsProps) {
  const { alt, decorativa, credito, foco } = description;
  return (
    <>
      <Box>
        <TextField
          label="Texto alternativo"
          fullWidth
          multiline
          minRows={2}
          value={decorativa ? '' : alt}
          disabled={isBusy || decorativa}
          error={errors['alt'] !== undefined}
          helperText={errors['alt'] ?? 'O que a imagem mostra, para quem não a vê. Vale onde quer que ela apareça.'}
          onChange={({ target }) => onChange({ alt: target.value })}
          slotProps={{ htmlInput: { maxLength: fotografiaInput.alt.maxLength } }}
        />
        <FormControlLabel
          control={
            <Checkbox
              checked={decorativa}
              disabled={isBusy}
              onChange={(_event, checked) => onChange({ decorativa: checked })}
            />
          }
          label="Decorativa: não diz nada que o texto não diga"
        />
      </Box>
      <TextField
        label="Crédito"
        value={credito}
        disabled={isBusy}
        error={errors['credito'] !== undefined}
        helperText={errors['credito'] ?? 'Quem fez a imagem. Aparece sobre ela no site. Opcional.'}
        onChange={({ target }) => onChange({ credito: target.value })}
        slotProps={{ htmlInput: { maxLength: fotografiaInput.credito.maxLength } }}
      />
      <FocusPicker
        nome={nome}
        foco={foco}
        isHidden={isHidden}
        isBusy={isBusy}
        onChange={(next) => onChange({ foco: next })}
      />
    </>
  );
}
