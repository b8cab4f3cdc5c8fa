export const edicoes = [
  { key: '20152016', label: '2015/2016', cover: { shape: 'sprout', colour: 'fazer' } },
  { key: '20162017', label: '2016/2017', cover: { shape: 'bird', colour: 'partilhar' } },
  { key: '20172018', label: '2017/2018', cover: { shape: 'bulb', colour: 'imaginar' } },
  { key: '20182019', label: '2018/2019', cover: { shape: 'hand', colour: 'sentir' } },
  { key: '20202021', label: '2020/2021', cover: { shape: 'megaphone', colour: 'partilhar' } },
  { key: '20212022', label: '2021/2022', cover: { shape: 'house', colour: 'fazer' } },
  { key: '20222023', label: '2022/2023', cover: { shape: 'heart', colour: 'sentir' } },
  { key: '20232024', label: '2023/2024', cover: { shape: 'sun', colour: 'partilhar' } },
  { key: '20242025', label: '2024/2025', cover: { shape: 'trophy', colour: 'imaginar' } },
] as const;
