/** The body as text. `onProgress` is called whenever a part of it has come. */
export async function readText(answer: Response, onProgress: () => void): Promise<string> {
  if (!answer.body) return answer.text();
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    onProgress();
    text += decoder.decode(value, { stream: true });
  }
}
