import { fold } from './fold.ts';

/**
 * Words that hold a question together and say nothing of what it is about: articles, pronouns, prepositions, question words,
 * and the verbs of wanting and being able. Readers write them, and documentation hardly does, so that by their rarity they
 * would count more than all else.
 */
const lists: Readonly<Record<string, string>> = {
  de: `aber als am an auf aus bei beim bin bis braucht brauche da damit dann das dass dem den der des die diese diesem diesen
    dieser dieses durch ein eine einem einen einer eines er es fur gegen geht gibt habe haben hat hier ich ihr im in ins ist
    kann kannst konnen konnte machen man mein meine meinem meinen meiner mich mir mit mochte mogen muss mussen nach oder sein
    sich sie sind so soll sollen sollte uber um und uns unter vom von vor wann warum was weiter welche welchem welchen welcher
    welches wenn wer werden wie wieder wieso will wir wird wo wofur woher wozu zu zum zur`,
  en: `a about am an and any are as at be been but by can could did do does for from get has have how i if in into is it its
    me my of on or our should so some than that the their them then there these they this to want was we were what when where
    which who why will with would you your`,
  es: `a al ante como con cual cuales cuando de del desde donde el ella en entre es esta estan este esto estos hace hacer hacia
    hasta hay la las lo los me mi mis necesito o para pero por porque puede puedo que quiero se ser si sin sobre son su sus
    tengo u un una unas unos y yo`,
  fr: `a ai au aux avec car ce ces cet cette chez comment d dans de des doit dois du elle en entre es est et etre faire fait
    faut il ils j je l la le les leur lui m ma mais me mes mon n ne nous on ou par peut peux pour pourquoi qu quand que quel
    quelle quelles quels qui quoi s sa sans se ses si son sont sous sur un une veut veux vos votre vous y`,
  it: `a agli ai al alla alle allo che chi ci come con cosa cui da dagli dai dal dalla dalle de degli dei del della delle dello
    devo di dove e ed fa fare gli ha ho i il in io la le lo ma mi mia mio nei nel nella nelle non o per perche posso puo qual
    quale quali quando questa questo se si sono su sua sul sulla suo tra un una uno voglio`,
  ja: 'ため とき 事 時 際 中 方 方法 仕方 何 私',
  pt: `a ao aos as com como da das de do dos e ela ele em entre esta este eu fazer ha isso isto la mas me meu meus minha na nas
    no nos o onde os ou para pela pelo por porque posso pode preciso qual quais quando que quero se sem ser seu sua um uma`,
  ru: `а без бы в во для до его ее если есть же за и из или их к как какая какие какой когда кто ли мне можно мой мои мою на
    над надо не нужно о об от по под при про с со так там то тот у что чтобы эта это этот я`,
  zh: `的 地 得 了 着 过 和 与 与 及 或 或者 还是 是 在 把 被 将 给 对 从 到 向 往 由 以 为 为了 用 让 使 于 之 其 而 且 并 也 都 又 再
    就 才 很 更 最 吗 呢 吧 啊 么 我 我的 我们 你 你们 您 他 它 他们 它们 这 那 这个 那个 这些 那些 哪 哪个 哪些 哪里 谁 什么 怎么 怎样 怎么样
    如何 为什么 为何 是否 能 能否 能不能 可以 可 会 要 想 想要 需要 应该 该 有 没有 没 不 一 一个 个 时 时候 里 中 上 下 所 所有 做 去
    方法 办法 遇到 關於 关于 進行 进行 嗎 這 個 這個 什麼 怎麼 為什麼 會 來 来 對 從 與 讓 給 為 將`,
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
    words = new Set((lists[language] ?? '').split(/\s+/).map(fold));
    known.set(language, words);
  }
  // What Japanese writes in hiragana alone are particles, endings and auxiliary verbs.
  return words.has(term) || (language === 'ja' && isHiragana.test(term));
}
