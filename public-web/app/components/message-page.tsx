import type { ReactNode } from 'react';
import { Collage } from '~/components/art/collage';
import type { PictureName } from '~/components/art/picture-sizes';
import { PageMeta } from './page-meta';

type Props = {
  title: string;
  text: string;
  /** None where it could not be loaded. */
  picture: PictureName | undefined;
  code?: string;
  children: ReactNode;
  more?: ReactNode;
};

/** A whole page that says why there is no other, and where to go. */
export function MessagePage({ title, text, picture, code, children, more }: Props) {
  return (
    <div className="page section grid items-center gap-10 md:grid-cols-[2fr_1fr] lg:grid-cols-[1.25fr_1fr]">
      <PageMeta title={title} description={text} isError />
      <div>
        {code && <p className="cut-small mb-5 inline-block bg-imaginar px-4 pt-1.5 pb-1 font-display">Erro {code}</p>}
        <h1 className="text-section sm:text-[clamp(2rem,1.3rem+2.6vw,3.6rem)]">{title}</h1>
        <p className="mt-5 max-w-[36rem] text-lead">{text}</p>
        <div className="mt-8 flex flex-wrap gap-4">{children}</div>
        {more}
      </div>
      {picture && <Collage name={picture} className="mx-auto w-full max-w-md" />}
    </div>
  );
}
