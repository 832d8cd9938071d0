/**
 * What people know of computers that the classification has under another name or not at all. Ours, by hand. A line is a skill, a colon and
 * its other spellings: the same thing, never one like it. Whoever knows one thing is not said to know another.
 */
export const COMPUTING_SPELLINGS = `
C: c language, c programming, c programming language, embedded c, ansi c
Visual Basic: vb, vb6, visual basic 6
VB.NET: vb .net, visual basic .net
VBA: excel vba, vba macros, excel macros, macros
COBOL: cobol programming
Assembly language: assembler, assembly programming
Flutter: flutter development
Grails: grails framework
Lua: lua scripting
ABAP: sap abap, abap programming
XML: extensible markup language
AJAX: asynchronous javascript
JSP: java server pages, javaserver pages, jsps
Servlets: servlet, java servlets
JDBC: java database connectivity
EJB: enterprise java beans, enterprise javabeans, ejb 3
JSF: java server faces, javaserver faces
JMS: java message service
Swing: java swing
Multithreading: multi threading, multi-threading
Java collections: collections framework
Struts: struts 2, apache struts
JUnit: j unit, junit testing
TestNG: test ng
Maven: apache maven
Ant: apache ant
Log4j: log 4j
Tomcat: apache tomcat, tomcat server
WebLogic: web logic, oracle weblogic, weblogic server
WebSphere: web sphere, ibm websphere, websphere application server
JBoss: jboss server, wildfly
IIS: internet information services
Apache HTTP Server: apache, apache web server, apache server
Eclipse: eclipse ide
NetBeans: net beans, netbeans ide
IntelliJ IDEA: intellij
Visual Studio: ms visual studio, microsoft visual studio
Visual Studio Code: vs code, vscode
Jupyter: jupyter notebook, jupyter notebooks
Notepad++: notepad plus plus
FileZilla: file zilla
Postman: postman api
SoapUI: soap ui
JMeter: apache jmeter, j meter
LoadRunner: load runner, hp loadrunner
Cucumber: cucumber bdd
Gherkin: gherkin language
Behaviour-driven development: bdd, behavior driven development, behaviour driven development
Test-driven development: tdd, test driven development
Test automation: automation testing, automated testing, test automation framework, automation framework
Page object model: pom, page objects
Data-driven testing: data driven, data driven framework, data driven testing
Hybrid framework: hybrid automation framework
Performance testing: performance test
API testing: api test, web services testing
User acceptance testing: uat
Test planning: test plan, test plans, test strategy
Test execution: executing test cases
Test case design: test cases, writing test cases, test scenarios
Test management: test manager
System testing: system test
Integration testing: system integration testing, sit
Software testing: testing, software test
UFT: qtp, hp uft, quick test professional
HP ALM: alm, hp quality center, quality center, quality centre, hp qc
Defect tracking: bug tracking, defect management, defect reporting
SonarQube: sonar
Nexus: sonatype nexus, sontype nexus
Artifactory: jfrog artifactory
DevOps: dev ops, devops tools
Release management: build and release, build and release management, software release
Deployment: software deployment, application deployment
Configuration management: software configuration management
Team Foundation Server: tfs
AWS CloudFormation: cloudformation
AWS Lambda: lambda
Amazon S3: aws s3
Azure DevOps: azure pipelines, vsts
Azure Data Factory: adf
Azure Data Lake: azure data lake store, azure data lake analytics
Cloud computing: cloud technologies, cloud services, cloud application, cloud applications
Virtualisation: virtualization, virtual machines
VirtualBox: virtual box, oracle virtualbox
SOAP: soap web services, soap services
Web services: web service
API development: api, apis, api integration, web api, api design
RabbitMQ: rabbit mq
IBM MQ: mq series, websphere mq
Apache NiFi: nifi
Apache Airflow: airflow
Apache Camel: camel
MuleSoft: mule esb, mule
TIBCO: tibco bw, tibco businessworks
BizTalk: biztalk server, microsoft biztalk
Dell Boomi: boomi
Informatica PowerCenter: informatica, informatica power center
Talend: talend open studio
SSIS: sql server integration services
SSRS: sql server reporting services, ms reporting services, reporting services
SSAS: sql server analysis services
ETL: etl tools, etl development, extract transform load
Data warehousing: data warehouse, data warehouses, dwh
Data modelling: data modeling, data model design
Data visualisation: data visualization
D3.js: d3, d3js
Data science: data scientist
Data structures: data structure
Algorithms: algorithm design
Big data: big data analytics, big data technologies
Artificial intelligence: ai
Large language models: llm, llms
Computer vision: image recognition
OpenCV: open cv
scikit-learn: sklearn, scikit learn
NumPy: numpy
TensorFlow: tensor flow
PyTorch: torch
Apache Hive: hive
MapReduce: map reduce
Statistics: statistical analysis, statistical methods
Predictive modelling: predictive modeling, predictive analytics
QlikView: qlik view
Qlik Sense: qliksense
Looker Studio: google data studio, data studio
SAP BusinessObjects: business objects, sap business objects, sap bo
Crystal Reports: sap crystal reports
Cognos: ibm cognos
OBIEE: oracle bi
Business intelligence: bi, bi tools
Power Query: powerquery
Google Analytics: ga4
Database management: database management system, database management systems, dbms
Databases: database, relational databases, rdbms
Database administration: database administrator, dba, sql dba, oracle dba
Performance tuning: database tuning, query tuning
Oracle Relational Database: oracle, oracle 10g, oracle 9i, oracle 8i, oracle 19c
Oracle Forms: oracle d2k
PeopleSoft: oracle peoplesoft, people soft, peoplesoft hcm
Oracle applications: oracle application, oracle apps, oracle e-business suite
Microsoft Access: ms access, access, ms-access, access database
DB2: ibm db2, db2 udb
Teradata: teradata sql
SQL Server Management Studio: ssms, sql management studio
Toad: toad for oracle
Oracle SQL Developer: sql developer
Firebase: google firebase
Stored procedures: stored procedure
Query optimisation: query optimization, sql optimization
Mainframe: mainframes, ibm mainframe, mainframe technology
z/OS: zos, z os
AS/400: as400, ibm iseries
JCL: job control language
Windows: window, microsoft windows, ms windows, windows os, windows xp, windows nt, windows95, win 7, windows operating system
macOS: mac os, mac, mac os x, osx
Operating systems: operating system, os concepts
MS-DOS: dos, ms dos
Microsoft Exchange: exchange server, ms exchange, ms exchange server
SharePoint: microsoft sharepoint, ms sharepoint, share point
Microsoft Dynamics 365: dynamics 365, d365
Microsoft Dynamics NAV: navision, dynamics nav
Power Apps: powerapps
Power Automate: microsoft flow
Microsoft Project: ms project, ms-project
Microsoft Visio: visio, ms visio, ms-visio
Microsoft Teams: ms teams
ServiceNow: service now
BMC Remedy: remedy, remedy tool
ITIL: itil v3, itil v4, itil foundation
IT service management: itsm
Incident management: incident handling
Technical support: tech support, technical assistance
IT support: it helpdesk, it help desk
Help desk: helpdesk, service desk
Troubleshooting: trouble shooting
Hardware troubleshooting: desktop troubleshooting, laptop repair, computer repair
Software installation: os installation, operating system installation, software and hardware installation
Patch management: patching
IT infrastructure: infrastructure management, it infrastructure management
System administration: systems administration, system administrator, linux system administration
User administration: user management, user account management
Data backup: backup, backups, data backup and recovery, backup and restore
Internet: internet browsing, web browsing, surfing
Typing: typewriting, english typing, hindi typing, fast typing
Vi: vi editor, vim
Tcl: tcl scripting, tcl programming, tcl/tk
Debugging: debugger
Trello: trello board
Computer hardware: pc hardware, hardware and networking
Application support: production support
Routing: routing protocols, router configuration
Switching: switches, switch configuration
Subnetting: sub netting
VoIP: voice over ip, ip telephony
Cisco Unified Communications Manager: cucm, cisco unified call manager
Firewalls: firewall
Wi-Fi: wifi, wireless networking
Penetration testing: pen testing, pentesting
Ethical hacking: ceh, certified ethical hacker
Vulnerability assessment: vulnerability management
Web application firewall: waf
Identity and access management: iam
Internet of things: iot
Arduino: arduino uno
Embedded systems: embedded system, embedded software
Microcontrollers: microcontroller, micro controllers
PCB design: pcb layout
LabVIEW: lab view, ni labview
Simulink: matlab simulink
Web development: website development, web designing, web design, web application development
Front-end development: front end, frontend, front end development, frontend development
Back-end development: back end, backend, backend development, back end development
Full-stack development: full stack, full stack development
MERN: mern stack
MEAN: mean stack
Responsive web design: responsive design
Tailwind CSS: tailwind
Material UI: mui
Dreamweaver: adobe dreamweaver, macromedia dreamweaver
Adobe Flash: flash, macromedia flash
CodeIgniter: code igniter
Content management systems: cms, content management system
Adobe Experience Manager: aem
ASP: classic asp, active server pages
ASP.NET MVC: mvc, asp .net mvc
Entity Framework: ef core
WCF: windows communication foundation
WPF: windows presentation foundation
Object-oriented programming: oop, oops, oops concepts, object oriented programming, object oriented design, ooad
Design patterns: software design patterns
Inversion of control: ioc
UML: unified modelling language, unified modeling language
Rational Rose: ibm rational rose
Software development life cycle: sdlc, software development lifecycle, software life cycle, life cycle, project lifecycle, project life cycle
Iterative development: iterative model
Waterfall: waterfall model
Software development: application development, software engineering, application / software development
Computer programming: programming, coding, code generation
Mobile app development: mobile application development, mobile development
Code review: code reviews
Business analysis: business analyst
Requirements analysis: requirement analysis, requirement gathering, requirements gathering, requirement elicitation
Functional specifications: functional specification, brd, frd
User stories: user story
Technical documentation: documentation, technical writing, documentation generation
Robotic process automation: rpa
UiPath: ui path
Unity: unity 3d, unity3d
Autodesk Maya: maya
3ds Max: 3d max, autodesk 3ds max
Adobe XD: xd
CorelDRAW: corel draw, coreldraw graphics suite
Final Cut Pro: fcp
DaVinci Resolve: da vinci resolve
Graphic design: graphic designing, graphics design
Adobe Creative Suite: adobe creative cloud, adobe suite
Adobe Lightroom: lightroom
Adobe Acrobat: acrobat
ANSYS: ansys workbench
Creo: pro e, pro/e, pro engineer, creo parametric, ptc creo
Siemens NX: unigraphics, nx cad
Autodesk Inventor: inventor
Finite element analysis: fea
SketchUp: sketch up, google sketchup
GIS: geographic information systems
ArcGIS: arc gis
CNC machining: cnc, cnc operation, cnc machine operation
CNC programming: cnc programmer
`

/** What is written one way alone. */
export const COMPUTING_NAMES = `
VBScript, Dart, Groovy, Rust, Haskell, Fortran, Apex, Visualforce, XSLT, XSD, JSON, YAML, JavaFX, Mockito, Gradle, WebdriverIO, Nginx, PyCharm, Anaconda,
Xcode, PuTTY, WinSCP, REST Assured, Load testing, Stress testing, Functional testing, Regression testing, Smoke testing, Sanity testing, Unit testing,
Black box testing, White box testing, Database testing, Mobile testing, UI testing, Compatibility testing, Appium, Cypress, Playwright, Bugzilla, Mantis,
Sauce Labs, BrowserStack, Chef, Puppet, Vagrant, Nagios, Zabbix, Prometheus, Grafana, Splunk, Perforce, ClearCase, CVS, Bamboo, TeamCity, Amazon RDS,
DynamoDB, Serverless, Databricks, Snowflake, OpenStack, Hyper-V, Citrix, WSDL, gRPC, ActiveMQ, DAX, Data mining, Text mining, Web scraping, Dashboards,
Matplotlib, Seaborn, Keras, SciPy, Hypothesis testing, Regression analysis, Stata, Minitab, Alteryx, Looker, MicroStrategy, Gephi, SQLite, MariaDB,
Sybase, Cassandra, HBase, Neo4j, NoSQL, Firestore, CICS, IMS, VSAM, Confluence, PowerShell, Active Directory, LDAP, DNS, DHCP, VPN, LAN, WAN, VLAN, OSPF,
EIGRP, BGP, HSRP, STP, MPLS, CCNP, SIP, Cryptography, Encryption, SIEM, Kali Linux, Network security, Okta, Raspberry Pi, RTOS, VLSI, VHDL, Verilog, FPGA,
Proteus, OrCAD, Altium, Blockchain, Solidity, Ethereum, Webpack, NPM, Svelte, Ember.js, Backbone.js, CakePHP, Yii, Symfony, Drupal, Joomla, Magento,
Shopify, Liferay, Sitecore, Jive, Lithium, Struts, LINQ, Windows Forms, Dependency injection, Kanban, Blue Prism, Automation Anywhere, Unreal Engine,
Blender, InVision, Wireframing, Prototyping, Video editing, Canva, Abaqus, Nastran, HyperMesh, CFD, QGIS, Lumion, V-Ray, Mastercam, SAP SuccessFactors,
Workday, NetSuite, PHPMyAdmin, Selenium Grid, QTest, Cyara, Erwin, Data migration, Data cleaning, Data validation, Data processing, Web analytics,
Google Tag Manager, Generative AI, Prompt engineering, Microprocessors, HttpClient, Jackson, Hybrid apps, Ionic, Xamarin, Kibana, Logstash, Celery, FastAPI, OpenGL, DirectX, GDB, Valgrind, Emacs, Asana, Monday.com, Slack, Zoom, Skype, Enterprise Architect, SailPoint, CyberArk, Ping Identity,
Symantec Backup Exec, Veeam, NetBackup, EMC NetWorker, SAN, NAS, RAID, Storage administration, File systems, Print servers, Group policy, SCCM, WSUS, Intune,
Microsoft Certified Professional, MCSE, MCSA, RHCE, CompTIA A+, CCIE, IPv6, IPv4, SNMP, HTTP, SSH, FTP, QoS, NAT, Load balancing, F5, Wireshark, Nmap,
Metasploit, Burp Suite, QRadar, ArcSight, FireEye, Malware analysis, Digital forensics, SOC, ISO 27001, GDPR, PCI DSS, Quantum computing, Augmented reality,
Virtual reality, AR/VR, Chatbots, Rasa, Dialogflow, Hugging Face, LangChain, XGBoost, LightGBM, Time series analysis, A/B testing, Amplitude, Mixpanel,
PLM, Teamcenter, Windchill, MES, Rally, Version control, Cloud Foundry, Heroku, Netlify, Vercel, Supabase, DigitalOcean, Helm, Istio, Argo CD, OpenShift,
Pega, Appian, OutSystems, Mendix, Guidewire, Temenos, Murex, Bloomberg Terminal, Avaloq, SWIFT payments, COBIT, TOGAF, ArchiMate, Linux kernel, Device drivers,
Qt, Visual C++, MFC, COM, CORBA, ActiveX, Silverlight, Telerik, Kendo UI, PrimeFaces, Vaadin, GWT, Ext JS, Dojo, Handlebars, Less, Stylus, Storybook, Jest,
Mocha, Jasmine, Karma, Enzyme, Nightwatch, Protractor, Katana, Katalon, Tricentis Tosca, Ranorex, TestComplete, TestRail, Zephyr, Gatling, NeoLoad
`
