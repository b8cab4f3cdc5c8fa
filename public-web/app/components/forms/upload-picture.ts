/**
 * Stores a picture through the API.
 * @returns its address
 */
export async function uploadPicture(apiUrl: string, file: File, headers: Record<string, string>): Promise<string> {
  const body = new FormData();
  body.set('images', file);
  const response = await fetch(`${apiUrl}/upload`, { method: 'POST', body, headers });
  if (!response.ok) throw new Error(`upload: ${response.status}`);
  const { filePaths } = (await response.json()) as { filePaths: string[] };
  const [name] = filePaths;
  if (!name) throw new Error('upload: no file');
  return `${apiUrl}/uploads/${name}`;
}
