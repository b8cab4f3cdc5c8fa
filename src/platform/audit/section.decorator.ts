import { SetMetadata } from '@nestjs/common';

export const SECTION = 'section';

/** States the section of the back office that a controller serves, by its resource's name. */
export const Section = (name: string) => SetMetadata(SECTION, name);
