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
import { uploadedFile } from '../data-provider/uploaded-file.js';
import { palette } from '../theme/palette.js';
import { imageSource, isHidden, useFotografia, useHiddenPicture } from './picture.js';
import { Fill, Note } from '../common/parts.js';

/**
 * Everything that is said of a picture, in a form and to the API: nothing is written of a decorative one, and one without
 * children that can be recognised has no authorisation.
 */
export function marksOf(said: Partial<Fotografia> = {}) {
  const { alt, decorativa = false, credito, focoX = null, focoY = null } = said;
  const { menores = false, vistaEm, vistaPor, ate } = said;
  return {
    alt: (!decorativa && alt) || '',
    decorativa,
    credito: credito ?? '',
    focoX,
    focoY,
    menores,
    vistaEm: (menores && vistaEm) || '',
    vistaPor: (menores && vistaPor) || '',
    ate: (menores && ate) || '',
  } satisfies Schemas['FotografiaInput'];
}

export type PictureMarks = ReturnType<typeof marksOf>;

interface AltInputsProps extends Omit<TextFieldProps, 'onChange'>, Pick<PictureMarks, 'alt' | 'decorativa'> {
  readonly isBusy?: boolean;
  readonly onAlt: (alt: string) => void;
  readonly onDecorativa: (decorativa: boolean) => void;
}

export function AltInputs({ alt, decorativa, isBusy = false, onAlt, onDecorativa, ...field }: AltInputsProps) {
  return (
    <>
      <TextField
        label="Texto alternativo"
        fullWidth
        multiline
        value={decorativa ? '' : alt}
        disabled={isBusy || decorativa}
        onChange={({ target }) => onAlt(target.value)}
        slotProps={{ htmlInput: { maxLength: fotografiaInput.alt.maxLength } }}
        {...field}
      />
      <FormControlLabel
        control={<Checkbox checked={decorativa} onChange={(_event, checked) => onDecorativa(checked)} />}
        disabled={isBusy}
        label="Decorativa: não diz nada que o texto não diga"
      />
    </>
  );
}

/** {@link AltInputs} as fields of the form around. */
export function FormAltInputs(props: Pick<AltInputsProps, 'helperText' | 'multiline' | 'minRows' | 'isBusy'>) {
  const { field: alt, fieldState } = useController<PictureMarks, 'alt'>({ name: 'alt' });
  const { field: decorativa } = useController<PictureMarks, 'decorativa'>({ name: 'decorativa' });
  return (
    <div>
      <AltInputs
        {...props}
        alt={alt.value}
        decorativa={decorativa.value}
        onAlt={alt.onChange}
        onDecorativa={decorativa.onChange}
        error={fieldState.invalid}
        helperText={fieldState.error?.message ?? props.helperText}
      />
    </div>
  );
}

/** The site crops in tenths. */
const FOCUS_STEP = 10;

const tenth = (share: number): number => Math.min(100, Math.max(0, Math.round(share * FOCUS_STEP) * FOCUS_STEP));

/** The point of a picture that stays in sight where it is cropped: clicked on, or moved by two sliders. */
export function FocusPicker({ nome, isBusy }: { readonly nome: string; readonly isBusy: boolean }) {
  const labelId = useId();
  const { field: x } = useController<PictureMarks, 'focoX'>({ name: 'focoX' });
  const { field: y } = useController<PictureMarks, 'focoY'>({ name: 'focoY' });
  const isUnseen = isHidden(useFotografia(nome).fotografia);
  const source = imageSource(uploadedFile(nome).url, 640);
  const hidden = useHiddenPicture(isUnseen ? source : null);
  const point = { x: x.value ?? 50, y: y.value ?? 50 };
  const move = (to: { readonly x: number | null; readonly y: number | null }): void => {
    x.onChange(to.x);
    y.onChange(to.y);
  };
  const axes = [
    { axis: 'x', label: 'Da esquerda para a direita' },
    { axis: 'y', label: 'De cima para baixo' },
  ] as const;
  const shown = isUnseen ? hidden : source;
  const place = (event: MouseEvent<HTMLElement>): void => {
    if (isBusy) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    move({ x: tenth((event.clientX - left) / width), y: tenth((event.clientY - top) / height) });
  };
  return (
    <div role="group" aria-labelledby={labelId}>
      <Typography id={labelId} variant="subtitle2">
        Ponto que não se corta
      </Typography>
      <Note gutterBottom>
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
          <Fill key={axis} basis="11rem">
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
              onChange={(_event, value) => move({ ...point, [axis]: Number(value) })}
            />
          </Fill>
        ))}
      </Box>
      {x.value !== null && (
        <Button size="small" disabled={isBusy} onClick={() => move({ x: null, y: null })}>
          Voltar ao meio
        </Button>
      )}
    </div>
  );
}
