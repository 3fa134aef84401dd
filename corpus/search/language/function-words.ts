/**
 * Words that hold a question together and say nothing of what it is about: articles, pronouns, prepositions, question words,
 * and the verbs of wanting and being able. Readers write them, and documentation hardly does, so that by their rarity they
 * would count more than all else. They are folded.
 */
const lists: Readonly<Record<string, string>> = {
  de: `als am an auf aus bei beim bin bis da damit das dass dem den der des die diese dieser dieses durch ein eine einem einen
    einer es fur geht gibt habe haben hat ich ihr im in ins ist kann konnen man mein meine meinen mich mir mit muss nach oder
    sich sie sind so soll um und uns unter vom von vor wann warum was welche welcher wenn wer werden wie wieder wir wird wo wozu
    zu zum zur`,
  en: `a about am an and any are as at be been but by can could did do does for from get has have how i if in into is it its
    me my of on or our should so some than that the their them then there these they this to want was we were what when where
    which who why will with would you your`,
  fr: `a ai au aux avec car ce ces cet cette comment dans de des doit dois du elle en est et etre faire fait faut il ils je la
    le les leur lui ma mais me mes mon ne nous on ou par peut peux pour pourquoi qu quand que quel quelle quelles quels qui quoi
    sa sans se ses si son sont sous sur un une veut veux vos votre vous y`,
  ja: '事 時 際 中 方 方法 仕方 何 私',
  zh: `的 地 得 了 着 过 和 与 及 或 还是 是 在 把 被 将 给 对 从 到 向 往 由 以 为 为了 用 让 使 于 之 其 而 且 并 也 都 又 再 就 才 很 更 最 吗
    呢 吧 啊 么 我 我们 你 你们 您 他 它 这 那 这个 那个 这些 哪 哪个 哪些 哪里 谁 什么 怎么 怎样 如何 为什么 为何 是否 能 能否 可以 可 会 要
    想 想要 需要 应该 有 没有 没 不 一 一个 个 时 里 中 上 下 所 所有 做 去 来 方法 遇到 关于 进行`,
};

const known = new Map<string, ReadonlySet<string>>();
const isHiragana = /^[\p{Script=Hiragana}ー]+$/u;

/**
 * @param language the first part of its tag
 * @param term folded
 */
export function isFunctionWord(language: string, term: string): boolean {
  let words = known.get(language);
  if (!words) {
    words = new Set(lists[language]?.split(/\s+/));
    known.set(language, words);
  }
  // What Japanese writes in hiragana alone are particles, endings and auxiliary verbs.
  return words.has(term) || (language === 'ja' && isHiragana.test(term));
}
