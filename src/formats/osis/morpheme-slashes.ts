const slash = /(?<=[\u0590-\u05ff])\/(?=[\u0590-\u05ff]|$)|^\/(?=[\u0590-\u05ff])/g;

/** The text of a Hebrew word without the slashes that divide its morphemes in the npm package `morphhb`. */
export function withoutMorphemeSlashes(text: string): string {
  return text.includes('/') ? text.replace(slash, '') : text;
}
