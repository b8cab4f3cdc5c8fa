import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useId } from 'react';
import { uploadedFile } from '../../data-provider/uploaded-file.js';
import { palette } from '../../theme/palette.js';
import { imageSource } from '../images/image-source.js';
import type { Description } from './description-fields.js';
import { useHiddenPicture } from './use-hidden-picture.js';

type Point = Description['foco'];

interface FocusPickerProps {
  readonly nome: string;
  readonly foco: Point;
  readonly isHidden: boolean;
  readonly isBusy: boolean;
  readonly onChange: (foco: Point) => void;
}

/** The site crops in tenths. */
const STEP = 10;
const MIDDLE = { x: 50, y: 50 };
const axes = [
  { axis: 'x', label: 'Da esquerda para a direita' },
  { axis: 'y', label: 'De cima para baixo' },
] as const;

const tenth = (share: number): number => Math.min(100, Math.max(0, Math.round(share * STEP) * STEP));

/** The point of a picture that stays in sight where it is cropped: clicked on, or moved by two sliders. */
export function FocusPicker({ nome, foco, isHidden, isBusy, onChange }: FocusPickerProps) {
  const labelId = useId();
  const source = imageSource(uploadedFile(nome).url, 640);
  const hidden = useHiddenPicture(isHidden ? source : null);
  const point = foco ?? MIDDLE;
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
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        Onde a imagem é cortada, este ponto fica à vista. Clique na imagem ou use as duas barras.
      </Typography>
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
              step={STEP}
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
