import { IconMail } from '@tabler/icons-react'
import { useMemo } from 'react'
import { type Output, wire } from '../../../../shared/endpoint.ts'
import { useListPage } from '../../../../web/list.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState } from '../../../../web/ui/states.tsx'
import type { Column } from '../../../../web/ui/table/types.ts'
import { ListScreen } from '../../../platform/lists/screens/ListScreen.tsx'
import { listFrame } from '../../../platform/lists/screens/listFrame.ts'
import type { listContact } from '../contract.ts'
import { TOPICS } from '../rules.ts'
import { useWords } from '../words/index.ts'
import type { ListAddress } from './address.ts'

const listCall = wire<typeof listContact>('GET', '/api/contact-messages')
type Message = Output<typeof listContact>['messages'][number]
const NOTHING: Message[] = []

export const Messages = ({ at, usual, go }: ListAddress) => {
  const t = useWords()
  const pageSize = Number(at.size) || 50
  const answer = useListPage(listCall, { pageSize }, Number(at.page) || 1)
  return (
    <ListScreen
      list="contact-messages"
      {...listFrame({ at, usual, go, answer, pageSize, sort: '' })}
      filter={{}}
      chips={[]}
      name="contact-messages"
      label={t('messages')}
      columns={useColumns()}
      rows={answer.data?.messages ?? NOTHING}
      rowId={(row) => row.id}
      rowName={(row) => row.name}
      empty={
        <EmptyState icon={<IconMail size={22} stroke={1.6} />} title={t('noMessages')}>
          {t('noMessagesText')}
        </EmptyState>
      }
      lines={2}
    />
  )
}

const useColumns = (): Column<Message>[] => {
  const t = useWords()
  const format = useFormat()
  return useMemo(() => {
    const topicOf = (row: Message) => {
      const topic = TOPICS.find((each) => each === row.topic)
      return topic ? t(`topics.${topic}`) : row.topic
    }
    return [
      {
        id: 'name',
        inFile: ['name'],
        header: t('name'),
        fixed: true,
        width: 170,
        cell: (row) => <bdi>{row.name}</bdi>,
      },
      {
        id: 'email',
        inFile: ['email'],
        header: t('email'),
        width: 220,
        cell: (row) => <span className="ltr">{row.email}</span>,
      },
      { id: 'topic', inFile: ['topic'], header: t('topic'), width: 110, cell: topicOf },
      { id: 'message', inFile: ['message'], header: t('message'), width: 320, cell: (row) => <bdi>{row.message}</bdi> },
      {
        id: 'company',
        inFile: ['company', 'country'],
        header: t('company'),
        width: 160,
        cell: (row) => format.list([row.company, row.country]) || t('none'),
      },
      { id: 'language', inFile: ['language'], header: t('language'), width: 100, cell: (row) => row.language },
      {
        id: 'sent',
        inFile: ['createdAt'],
        header: t('sent'),
        width: 160,
        cell: (row) => format.moment(row.createdAt),
      },
    ]
  }, [t, format])
}
