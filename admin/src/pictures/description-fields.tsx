import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  Slider,
  TextField,
  type TextFieldProps,
  Typography,
} from '@mui/material';
import { type MouseEvent, useId } from 'react';
import { useController } from 'react-hook-form';
import { fotografiaInput } from '@contract/limits/fotografia-input';
import type { Fotografia, Schemas } from '../api-types.js';
import type { ChangeState } from '../common/form/use-change.js';
import { uploadedFile } from '../data-provider/uploaded-file.js';
import { palette } from '../theme/palette.js';
import { imageSource, useHiddenPicture } from './thumbnail.js';
import { Note } from '../common/note.js';

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
  readonly isHidden: boolean;
  readonly state: ChangeState;
}

export function DescriptionFields({ nome, isHidden, state: { isSending: isBusy, fields } }: DescriptionFieldsProps) {
  const { field } = useController<{ description: Description }, 'description'>({ name: 'description' });
  const onChange = (changes: Partial<Description>): void => field.onChange({ ...field.value, ...changes });
  const { alt, decorativa, credito, foco } = field.value;
  const fieldOf = (name: 'alt' | 'credito', hint: string) => ({
    error: fields[name] !== undefined,
    helperText: fields[name] ?? hint,
    slotProps: { htmlInput: { maxLength: fotografiaInput[name].maxLength } },
  });
  return (
    <>
      <Box>
        <AltInputs
          minRows={2}
          alt={alt}
          decorativa={decorativa}
          isBusy={isBusy}
          onAlt={onChange}
          {...fieldOf('alt', 'O que a imagem mostra, para quem não a vê. Vale onde quer que ela apareça.')}
        />
      </Box>
      <TextField
        label="Crédito"
        value={credito}
        disabled={isBusy}
        onChange={({ target }) => onChange({ credito: target.value })}
        {...fieldOf('credito', 'Quem fez a imagem. Aparece sobre ela no site. Opcional.')}
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

interface AltInputsProps extends Omit<TextFieldProps, 'onChange'>, Pick<Description, 'alt' | 'decorativa'> {
  readonly isBusy?: boolean;
  readonly onAlt: (change: Partial<Pick<Description, 'alt' | 'decorativa'>>) => void;
}

export function AltInputs({ alt, decorativa, isBusy = false, onAlt, ...field }: AltInputsProps) {
  return (
    <>
      <TextField
        label="Texto alternativo"
        fullWidth
        multiline
        value={decorativa ? '' : alt}
        disabled={isBusy || decorativa}
        onChange={({ target }) => onAlt({ alt: target.value })}
        {...field}
      />
      <FormControlLabel
        control={<Checkbox checked={decorativa} onChange={(_event, checked) => onAlt({ decorativa: checked })} />}
        disabled={isBusy}
        label="Decorativa: não diz nada que o texto não diga"
      />
    </>
  );
}

type Point = Description['foco'];

interface FocusPickerProps {
  readonly nome: string;
  readonly foco: Point;
  readonly isHidden: boolean;
  readonly isBusy: boolean;
  readonly onChange: (foco: Point) => void;
}

/** The site crops in tenths. */
const FOCUS_STEP = 10;

const FOCUS_MIDDLE = { x: 50, y: 50 };

const axes = [
  { axis: 'x', label: 'Da esquerda para a direita' },
  { axis: 'y', label: 'De cima para baixo' },
] as const;

const tenth = (share: number): number => Math.min(100, Math.max(0, Math.round(share * FOCUS_STEP) * FOCUS_STEP));

/** The point of a picture that stays in sight where it is cropped: clicked on, or moved by two sliders. */
function FocusPicker({ nome, foco, isHidden, isBusy, onChange }: FocusPickerProps) {
  const labelId = useId();
  const source = imageSource(uploadedFile(nome).url, 640);
  const hidden = useHiddenPicture(isHidden ? source : null);
  const point = foco ?? FOCUS_MIDDLE;
  const shown = isHidden ? hidden : source;
  const place = (event: MouseEvent<HTMLElement>): void => {
    if (isBusy) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ x: tenth((event.clientX - left) / width), y: tenth((event.clientY - top) / height) });
  };
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Typography id={labelId} variant="body2" sx={{ fontWeight: 700 }}>
        Ponto que não se corta
      </Typography>
      <Note sx={{ mb: 1 }}>
        Onde a imagem é cortada, este ponto fica à vista. Clique na imagem ou use as duas barras.
      </Note>
      {shown !== null && (
        <Box onClick={place} sx={{ position: 'relative', width: 'fit-content', maxWidth: '100%', cursor: 'crosshair' }}>
          <Box
            component="img"
            src={shown}
            alt=""
            draggable={false}
            sx={{ display: 'block', maxWidth: '100%', maxHeight: 260 }}
          />
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              width: 26,
              height: 26,
              m: '-13px',
              borderRadius: '50%',
              border: '3px solid #ffffff',
              outline: `3px solid ${palette.violet.dark}`,
              pointerEvents: 'none',
            }}
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
          />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, px: 1.5, mt: 1 }}>
        {axes.map(({ axis, label }) => (
          <Box key={axis} sx={{ flex: '1 1 11rem' }}>
            <Typography variant="body2" aria-hidden>
              {label}
            </Typography>
            <Slider
              size="small"
              value={point[axis]}
              step={FOCUS_STEP}
              disabled={isBusy}
              getAriaLabel={() => label}
              getAriaValueText={(value) => `${value}%`}
              onChange={(_event, value) => onChange({ ...point, [axis]: Number(value) })}
            />
          </Box>
        ))}
      </Box>
      {foco !== null && (
        <Button size="small" disabled={isBusy} onClick={() => onChange(null)}>
          Voltar ao meio
        </Button>
      )}
    </Box>
  );
}
