import sharp from 'sharp';
import { covers } from './covers.js';
import { indoorScenes } from './indoor-scenes.js';
import { meetingScenes } from './meeting-scenes.js';
import { outdoorScenes } from './outdoor-scenes.js';
import { portraits } from './portraits.js';
import { stepScenes } from './step-scenes.js';

const drawings = { ...stepScenes, ...indoorScenes, ...outdoorScenes, ...meetingScenes, ...portraits, ...covers };

export type SamplePicture = keyof typeof drawings;

/** The name of every sample picture. */
export const samplePictures = Object.keys(drawings) as SamplePicture[];

/**
 * Draws a picture of cut paper, so that a new site shows what it can be; plainly a drawing, and always the same.
 * @returns JPEG, 960 by 640
 */
export function drawSample(name: SamplePicture): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="960" height="640">${drawings[name]()}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}
