import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  trial: {
    left_one: '试用还剩 {{count}} 天',
    left_other: '试用还剩 {{count}} 天',
    over: '您的试用已结束',
  },
  table: {
    columns: '列',
    density: '密度',
    comfortable: '宽松',
    compact: '紧凑',
    view: '视图',
    selectAll: '选择本页所有行',
    selectRow: '选择{{name}}',
    selected_one: '已选 {{count}} 项',
    selected_other: '已选 {{count}} 项',
    clearSelection: '清除选择',
    sortBy: '按{{column}}排序',
    previous: '上一页',
    next: '下一页',
    rowsPerPage: '每页行数',
    range: '第 {{from}}–{{to}} 项，共 {{total}} 项',
    searchHint: '按 / 搜索',
    pages: '{{table}}的分页',
  },
  explain: {
    label: '{{name}}的计算方法',
    inputs: '依据',
    rule: '规则',
    since: '自 {{day}} 起生效',
    source: '来源',
    checked: '核对于 {{day}}',
    unconfirmed: '尚未经第二来源确认',
    steps: '步骤',
    result: '结果',
  },
  choices: {
    title: '在此期间有其他人更改了这名员工的档案',
    text: '请为每个字段选择要保留的值。',
    field: '字段',
    mine: '您的值',
    theirs: '期间保存的值',
    empty: '空',
    apply: '按这些选择保存',
    none: '没有差异。请再次保存以保留您的更改。',
    close: '关闭',
    cancel: '取消',
  },
  month: {
    month: '月份',
    year: '年份',
    none: '不填月份',
  },
  failed: {
    countries: '未能加载工作国家列表',
    nationalities: '未能加载国籍列表',
  },
}

export default zh
